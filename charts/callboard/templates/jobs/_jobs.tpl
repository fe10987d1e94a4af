{{/* Secrets that the job makes: of each process that has none of its own, and of the operator and the engines. */}}
{{- define "callboard.generatedSecrets" -}}
{{- $name := include "callboard.name" . }}
{{- range $process, $_ := include "callboard.processes" . | fromJson }}
{{- if ne $process "web" }}
- {{ $name }}-{{ $process }}
{{- end }}
{{- end }}
- {{ $name }}-keys
- {{ $name }}-operator
{{- if .Values.evaluation.enabled }}
- {{ $name }}-engines
{{- end }}
{{- end }}

{{/*
The end of a job's name. A job cannot be changed, so another version or another value makes another one, also where
manifests are applied without Helm and every revision is the first.
*/}}
{{- define "callboard.jobHash" -}}
{{ printf "%s %s %s" .Chart.Version .Chart.AppVersion (toJson .Values) | sha256sum | trunc 8 }}
{{- end }}

{{/* A job of the operator's programs: (dict "root" $ "name" "setup" "program" "..." "env" DICT "annotations" DICT "secrets" LIST). */}}
{{- define "callboard.job" -}}
{{- $name := include "callboard.name" .root -}}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ $name }}-{{ .name }}
  labels:
    app.kubernetes.io/name: operator
    {{- include "callboard.labels" .root | nindent 4 }}
  {{- with .annotations }}
  annotations: {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  backoffLimit: 20
  ttlSecondsAfterFinished: 86400
  template:
    metadata:
      labels: {{- include "callboard.selector" (dict "root" .root "name" "operator") | nindent 8 }}
    spec:
      restartPolicy: Never
      serviceAccountName: {{ .account | default $name }}
      {{- include "callboard.pod" .root | nindent 6 }}
      containers:
        - name: {{ .name }}
          image: {{ include "callboard.image" (dict "root" .root "name" "operator") }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          args: [{{ .program }}]
          {{- include "callboard.container" .root | nindent 10 }}
          env:
            {{- range $key, $value := .env }}
            - { name: {{ $key }}, value: {{ $value | quote }} }
            {{- end }}
            {{- include "callboard.authoritiesVariable" .root | nindent 12 }}
          envFrom:
            - secretRef: { name: {{ include "callboard.secret" (dict "root" .root "name" "operator") }} }
            {{- range .secrets }}
            - secretRef: { name: {{ . }} }
            {{- end }}
          resources: {{- toYaml .root.Values.defaults.resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- include "callboard.authoritiesMount" .root | nindent 12 }}
      volumes:
        - name: tmp
          emptyDir: { sizeLimit: 64Mi }
        {{- include "callboard.authoritiesVolume" .root | nindent 8 }}
{{- end }}
