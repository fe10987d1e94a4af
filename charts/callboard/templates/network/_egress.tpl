{{/* Peers outside of the chart, of `networkPolicies.egress`: (dict "root" $ "peers" "postgres"). */}}
{{- define "callboard.outside" -}}
{{- $peers := index .root.Values.networkPolicies.egress .peers }}
- ports:
    {{- range $peers.ports }}
    - { port: {{ . }} }
    {{- if eq $.peers "names" }}
    - { port: {{ . }}, protocol: UDP }
    {{- end }}
    {{- end }}
  {{- with $peers.to }}
  to: {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}

{{- define "callboard.toPod" -}}
- {{ with .port }}ports: [{ port: {{ . }} }]
  {{ end }}to:
    - podSelector:
        matchLabels: {{- include "callboard.selector" . | nindent 10 }}
{{- end }}

{{/* Whom a process may reach, from the same table as who may reach it: (dict "root" $ "name" "billing"). */}}
{{- define "callboard.egress" -}}
{{- $root := .root }}
{{- $name := .name }}
{{- $values := .root.Values }}
{{- $table := .root.Files.Get "files/topology.yaml" | fromYaml }}
{{- $ports := dict "http" 8080 "grpc" 9090 }}
{{- include "callboard.outside" (dict "root" $root "peers" "names") | trim }}
{{- range $called := $table.processes }}
{{- range $port, $number := $ports }}
{{- if has $name (index $called.calledBy $port | default list) }}
{{ include "callboard.toPod" (dict "root" $root "name" $called.name "port" $number) }}
{{- end }}
{{- end }}
{{- end }}
{{- range $engine, $callers := $table.engines }}
{{- if has $name $callers }}
{{- if $values.evaluation.enabled }}
{{ include "callboard.toPod" (dict "root" $root "name" $engine) }}
{{- else }}
{{- include "callboard.outside" (dict "root" $root "peers" (ternary "mail" $engine (eq $engine "mailbox"))) }}
{{- end }}
{{- end }}
{{- end }}
{{- if and (eq $name "billing") (not $values.evaluation.enabled) }}
{{- include "callboard.outside" (dict "root" $root "peers" "payments") }}
{{- end }}
{{- if and (eq $name "messaging") (not $values.evaluation.enabled) }}
{{- include "callboard.outside" (dict "root" $root "peers" "push") }}
{{- end }}
{{- if and (eq $name "projects") (ne $values.geocoder.kind "offline") }}
{{- include "callboard.outside" (dict "root" $root "peers" "geocoder") }}
{{- end }}
{{- if and (eq $name "identity") (ne $values.texts.kind "off") }}
{{- include "callboard.outside" (dict "root" $root "peers" "texts") }}
{{- end }}
{{- if and $values.tracing.endpoint (ne $name "web") }}
{{- include "callboard.outside" (dict "root" $root "peers" "tracing") }}
{{- end }}
{{- end }}
