{{- define "callboard.name" -}}
{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "callboard.labels" -}}
app.kubernetes.io/part-of: callboard
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* Labels of one process: (dict "root" $ "name" "billing"). */}}
{{- define "callboard.selector" -}}
app.kubernetes.io/name: {{ .name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- end }}

{{/* An image by its digest where one is given, which no registry can give other bytes: (dict "root" $ "name" "billing"). */}}
{{- define "callboard.image" -}}
{{- $digest := index (.root.Values.image.digests | default dict) .name -}}
{{ include "callboard.mirrored" (dict "root" .root "image" (printf "%s/%s" .root.Values.image.registry .name)) }}
{{- if $digest }}@{{ $digest }}{{ else }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}{{ end }}
{{- end }}

{{/* An image's name at the registry that has copies, where one is given: (dict "root" $ "image" "docker.io/library/nats:2.12"). */}}
{{- define "callboard.mirrored" -}}
{{- $parts := splitList "/" .image -}}
{{- if .root.Values.global.imageRegistry -}}
{{ .root.Values.global.imageRegistry }}/{{ join "/" (ternary (rest $parts) $parts (regexMatch "[.:]|^localhost$" (first $parts))) }}
{{- else -}}
{{ .image }}
{{- end }}
{{- end }}

{{/* The whole table: services, gateway and web, each with its values over the defaults. As JSON by name. */}}
{{- define "callboard.processes" -}}
{{- $topology := .Files.Get "files/topology.yaml" | fromYaml }}
{{- $processes := dict }}
{{- range $topology.processes }}
{{- $own := dict }}
{{- if hasKey $.Values .name }}{{- $own = index $.Values .name }}{{- else }}{{- $own = index $.Values.services .name | default dict }}{{- end }}
{{- $_ := set $processes .name (mergeOverwrite (dict "topology" .) (deepCopy $.Values.defaults) (deepCopy $own)) }}
{{- end }}
{{- $processes | toJson }}
{{- end }}

{{- define "callboard.secret" -}}
{{- $existing := index .root.Values.secrets.existing .name }}
{{- $existing | default (printf "%s-%s" (include "callboard.name" .root) .name) }}
{{- end }}

{{/* What every pod has: no rights, no token, no environment of other services. */}}
{{- define "callboard.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "callboard.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: {{ not .Values.development }}
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "callboard.host" -}}
{{ (urlParse .Values.publicUrl).host }}
{{- end }}

{{/* Where KEDA, in a namespace of its own, reads how many events wait. */}}
{{- define "callboard.natsMonitor" -}}
{{- if .Values.evaluation.enabled -}}
{{ include "callboard.name" . }}-nats.{{ .Release.Namespace }}:8222
{{- else -}}
{{ .Values.engines.nats.monitor }}
{{- end }}
{{- end }}

{{/*
The replicas of a process whose number no autoscaler has set yet, empty where one has: (dict "root" $ "name" "gateway").
Without it the upgrade that turns an autoscaler on would leave the number out, which Kubernetes takes for one replica.
*/}}
{{- define "callboard.uncountedReplicas" -}}
{{- $running := lookup "apps/v1" "Deployment" .root.Release.Namespace (printf "%s-%s" (include "callboard.name" .root) .name) }}
{{- $isCounted := false }}
{{- range dig "metadata" "managedFields" list $running }}
{{- if eq (dig "subresource" "" .) "scale" }}{{ $isCounted = true }}{{ end }}
{{- end }}
{{- if not $isCounted }}{{ dig "spec" "replicas" "" $running }}{{ end }}
{{- end }}

{{/* The processes that are scaled by the events that wait for them, as JSON by name. */}}
{{- define "callboard.scaledByLag" -}}
{{- $scaled := dict }}
{{- range $name, $process := include "callboard.processes" . | fromJson }}
{{- with $process.autoscaling }}
{{- if and .enabled (gt (int .lag) 0) $process.topology.consumers }}{{- $_ := set $scaled $name $process }}{{- end }}
{{- end }}
{{- end }}
{{- $scaled | toJson }}
{{- end }}

{{- define "callboard.keycloak" -}}
{{- if .Values.evaluation.enabled -}}
http://{{ include "callboard.name" . }}-keycloak:8080
{{- else -}}
{{ .Values.engines.keycloak.url }}
{{- end }}
{{- end }}

{{- define "callboard.s3" -}}
{{- if .Values.evaluation.enabled -}}
http://{{ include "callboard.name" . }}-s3:8333
{{- else -}}
{{ .Values.engines.s3.url }}
{{- end }}
{{- end }}

{{- define "callboard.mailFrom" -}}
{{ .Values.mailFrom | default (printf "no-reply@%s" (urlParse .Values.publicUrl).hostname) }}
{{- end }}

{{/*
Authorities that are trusted beside those that everybody does: a mount, a volume, and the variable of Node or, in the web,
which asks the identity provider and the object store, of Go.
*/}}
{{- define "callboard.authoritiesVariable" -}}
{{- if .Values.engines.authorities }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/authorities/ca.crt }
{{- end }}
{{- end }}
{{- define "callboard.authoritiesOfWeb" -}}
{{- if .Values.engines.authorities }}
- { name: SSL_CERT_DIR, value: /etc/authorities }
{{- end }}
{{- end }}
{{- define "callboard.authoritiesMount" -}}
{{- if .Values.engines.authorities }}
- { name: authorities, mountPath: /etc/authorities, readOnly: true }
{{- end }}
{{- end }}
{{- define "callboard.authoritiesVolume" -}}
{{- with .Values.engines.authorities }}
- name: authorities
  configMap: { name: {{ . }} }
{{- end }}
{{- end }}
