{{/* Copies our theme into Keycloak's folder of themes; the operator's image carries it. */}}
{{- define "callboard.keycloakTheme" -}}
- name: theme
  image: {{ include "callboard.image" (dict "root" . "name" "operator") }}
  imagePullPolicy: {{ .Values.image.pullPolicy }}
  args: [-e, "require('node:fs').cpSync('/app/deploy/keycloak/theme', '/themes', { recursive: true })"]
  {{- include "callboard.container" . | nindent 2 }}
  resources: {{- toYaml .Values.defaults.resources | nindent 4 }}
  volumeMounts:
    - { name: themes, mountPath: /themes }
# Keycloak builds its server for the database at its first start, in a folder that may be written.
- name: build
  image: {{ include "callboard.mirrored" (dict "root" . "image" .Values.evaluation.images.keycloak) }}
  imagePullPolicy: {{ .Values.image.pullPolicy }}
  command: [sh, -c, "cp -r /opt/keycloak/lib/quarkus/. /build/"]
  {{- include "callboard.container" . | nindent 2 }}
  resources: { requests: { cpu: 50m, memory: 64Mi }, limits: { memory: 128Mi } }
  volumeMounts:
    - { name: build, mountPath: /build }
{{- end }}

{{/* OpenSearch writes into its folder of settings as it starts. */}}
{{- define "callboard.opensearchConfig" -}}
- name: config
  image: {{ include "callboard.mirrored" (dict "root" . "image" .Values.evaluation.images.opensearch) }}
  imagePullPolicy: {{ .Values.image.pullPolicy }}
  command: [sh, -c, "cp -r /usr/share/opensearch/config/. /writable/"]
  {{- include "callboard.container" . | nindent 2 }}
  resources: { requests: { cpu: 50m, memory: 64Mi }, limits: { memory: 128Mi } }
  volumeMounts:
    - { name: config, mountPath: /writable }
{{- end }}
