{{/*
What a process is told that is no secret, as a map: (dict "root" $ "process" PROCESS). The rest is in its Secret. A test
reads both with the process's own settings.
*/}}
{{- define "callboard.environment" -}}
{{- $root := .root }}
{{- $values := .root.Values }}
{{- $topology := .process.topology }}
{{- $name := include "callboard.name" .root }}
{{- $issuer := printf "%s/auth/realms/callboard" $values.publicUrl }}
{{- $environment := dict
  "HOST" "0.0.0.0"
  "HTTP_PORT" "8080"
  "METRICS_PORT" "9464"
  "PUBLIC_URL" $values.publicUrl
  "LOG_LEVEL" $values.logLevel
  "DRAIN_LINGER_MS" ($values.drain.lingerMs | toString) }}
{{- if $values.tracing.endpoint }}
{{- $_ := set $environment "OTEL_EXPORTER_OTLP_ENDPOINT" $values.tracing.endpoint }}
{{- $_ := set $environment "OTEL_TRACES_SAMPLER_ARG" ($values.tracing.ratio | toString) }}
{{- end }}
{{- range $topology.calls }}
{{- $_ := set $environment (printf "%s_GRPC" (upper .)) (printf "%s-%s-grpc:9090" $name .) }}
{{- end }}
{{- if eq $topology.kind "service" }}
{{- $_ := set $environment "GRPC_PORT" "9090" }}
{{- end }}
{{- if eq $topology.kind "gateway" }}
{{- $_ := set $environment "ISSUER" $issuer }}
{{- $_ := set $environment "JWKS_URL" (printf "%s/auth/realms/callboard/protocol/openid-connect/certs" (include "callboard.keycloak" $root)) }}
{{- $_ := set $environment "TRUSTED_PROXIES" $values.trustedProxies }}
{{- $_ := set $environment "PERSISTED_OPERATIONS" "/app/web/src/gen/persisted-documents.json" }}
{{- $_ := set $environment "PERSISTED_ONLY" (toString $values.graph.persistedOnly) }}
{{- $_ := set $environment "INTROSPECTION" (toString $values.graph.introspection) }}
{{- $subgraphs := dict }}
{{- range $topology.subgraphs }}{{- $_ := set $subgraphs . (printf "http://%s-%s:8080/graphql" $name .) }}{{- end }}
{{- $_ := set $environment "SUBGRAPHS" ($subgraphs | toJson) }}
{{- $routes := list }}
{{- range $topology.routes }}
{{- $routes = append $routes (dict "path" .path "url" (printf "http://%s-%s:8080" $name .service) "session" .session) }}
{{- end }}
{{- $_ := set $environment "ROUTES" ($routes | toJson) }}
{{- end }}
{{- if has "identity provider" $topology.engines }}
{{- $_ := set $environment "ISSUER" $issuer }}
{{- $_ := set $environment "IDP_KIND" "keycloak" }}
{{- $_ := set $environment "IDP_URL" (printf "%s/auth" (include "callboard.keycloak" $root)) }}
{{- end }}
{{- if and (eq $topology.name "identity") (ne $values.texts.kind "off") }}
{{- $_ := set $environment "TEXTS" $values.texts.kind }}
{{- $_ := set $environment "TEXTS_URL" $values.texts.url }}
{{- $_ := set $environment "TEXTS_FROM" $values.texts.from }}
{{- $_ := set $environment "TEXTS_PER_HOUR" ($values.texts.perHour | toString) }}
{{- if $values.texts.user }}{{- $_ := set $environment "TEXTS_USER" $values.texts.user }}{{- end }}
{{- end }}
{{- if has "mail" $topology.engines }}
{{- $_ := set $environment "MAIL_FROM" (include "callboard.mailFrom" $root) }}
{{- if $values.mailReplyTo }}{{- $_ := set $environment "MAIL_REPLY_TO" $values.mailReplyTo }}{{- end }}
{{- end }}
{{- if eq $topology.name "billing" }}
{{- $_ := set $environment "PAYMENTS" (ternary "sandbox" "stripe" $values.evaluation.enabled) }}
{{- end }}
{{- if has "geocoder" $topology.engines }}
{{- $_ := set $environment "GEOCODER" $values.geocoder.kind }}
{{- if $values.geocoder.url }}{{- $_ := set $environment "GEOCODER_URL" $values.geocoder.url }}{{- end }}
{{- end }}
{{- if and (has "object store" $topology.engines) $values.engines.s3.publicUrl }}
{{- $_ := set $environment "S3_PUBLIC_URL" $values.engines.s3.publicUrl }}
{{- end }}
{{- mergeOverwrite $environment (deepCopy (.process.env | default dict)) | toJson }}
{{- end }}
