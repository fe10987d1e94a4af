{{/*
One engine of the evaluation set: (dict "root" $ "name" "nats" "image" IMAGE "uid" 65532 "ports" DICT "args" LIST "env"
LIST "data" PATH "ready" PROBE "resources" DICT "mounts" LIST "volumes" LIST).
*/}}
{{- define "callboard.engine" -}}
{{- $name := printf "%s-%s" (include "callboard.name" .root) .name -}}
{{- $storage := .root.Values.evaluation }}
{{- $claims := and .data (ne $storage.storageClass "none") -}}
apiVersion: apps/v1
kind: StatefulSet
metadata:
  name: {{ $name }}
  labels:
    app.kubernetes.io/name: {{ .name }}
    {{- include "callboard.labels" .root | nindent 4 }}
spec:
  serviceName: {{ $name }}
  replicas: 1
  selector:
    matchLabels: {{- include "callboard.selector" (dict "root" .root "name" .name) | nindent 6 }}
  template:
    metadata:
      labels: {{- include "callboard.selector" (dict "root" .root "name" .name) | nindent 8 }}
    spec:
      serviceAccountName: {{ include "callboard.name" .root }}
      {{- include "callboard.pod" .root | nindent 6 | replace "65532" (toString .uid) }}
      {{- with $storage.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      terminationGracePeriodSeconds: 30
      {{- with .init }}
      initContainers: {{- . | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .name }}
          image: {{ .image }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          {{- with .command }}
          command: {{- toYaml . | nindent 12 }}
          {{- end }}
          {{- with .args }}
          args: {{- toYaml . | nindent 12 }}
          {{- end }}
          {{- include "callboard.container" .root | nindent 10 }}
          {{- with .env }}
          env: {{- toYaml . | nindent 12 }}
          {{- end }}
          ports:
            {{- range $port, $number := .ports }}
            - { name: {{ $port }}, containerPort: {{ $number }} }
            {{- end }}
          startupProbe: {{- toYaml (mergeOverwrite (deepCopy .ready) (dict "periodSeconds" 2 "failureThreshold" 300)) | nindent 12 }}
          readinessProbe: {{- toYaml (mergeOverwrite (deepCopy .ready) (dict "periodSeconds" 5 "timeoutSeconds" 5)) | nindent 12 }}
          resources: {{- toYaml .resources | nindent 12 }}
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- with .data }}
            - { name: data, mountPath: {{ . }} }
            {{- end }}
            {{- with .mounts }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
      volumes:
        - name: tmp
          emptyDir: {}
        {{- if and .data (not $claims) }}
        - name: data
          emptyDir: {}
        {{- end }}
        {{- with .volumes }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
  {{- if $claims }}
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        {{- with $storage.storageClass }}
        storageClassName: {{ . }}
        {{- end }}
        resources: { requests: { storage: {{ $storage.storage }} } }
  {{- end }}
---
apiVersion: v1
kind: Service
metadata:
  name: {{ $name }}
  labels:
    app.kubernetes.io/name: {{ .name }}
    {{- include "callboard.labels" .root | nindent 4 }}
spec:
  selector: {{- include "callboard.selector" (dict "root" .root "name" .name) | nindent 4 }}
  ports:
    {{- range $port, $number := .ports }}
    - { name: {{ $port }}, port: {{ $number }}, targetPort: {{ $port }} }
    {{- end }}
{{- end }}

{{/* An environment variable of the engines' Secret. */}}
{{- define "callboard.engineKey" -}}
valueFrom: { secretKeyRef: { name: {{ include "callboard.name" .root }}-engines, key: {{ .key }} } }
{{- end }}
