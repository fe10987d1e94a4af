{{/* The one origin, as dev/origin/origin.ts is on one machine: pages, and the paths of everything else. */}}
{{- define "callboard.caddyfile" -}}
{{- $name := include "callboard.name" . }}
{{- $topology := .Files.Get "files/topology.yaml" | fromYaml }}
{{- $public := urlParse .Values.publicUrl -}}
{
	admin off
	auto_https off
	persist_config off
	shutdown_delay {{ .Values.drain.lingerMs }}ms
	grace_period 15s
	servers {
		trusted_proxies static {{ .Values.trustedProxies | replace "," " " }}
		client_ip_headers X-Forwarded-For
		# The gateway answers a body that is late itself; what is streamed is a part of at most 16 MiB.
		timeouts {
			read_header 10s
			read_body 15m
			idle 2m
		}
	}
	metrics
}

(forwarded) {
	# A connection that was refused carried nothing: another pod is tried.
	lb_try_duration 3s
	lb_try_interval 100ms
	# Whoever says nothing for so long is gone, and its connection with it.
	transport http {
		response_header_timeout 30s
	}
	header_up X-Forwarded-For {client_ip}
	header_up X-Forwarded-Host {{ $public.host }}
	header_up X-Forwarded-Proto {{ $public.scheme }}
}

:9464 {
	respond /health/* 200
	metrics /metrics
}

:8080 {
	# Who keeps a connection is asked to let go of it before it is closed.
	@ending vars {http.shutting_down} true
	header @ending Connection close

	@elsewhere {
		method GET
		not host {{ $public.hostname }}
	}
	redir @elsewhere {{ .Values.publicUrl }}{uri} 307

	# RFC 9116.
	handle /.well-known/security.txt {
		{{- if .Values.security.contact }}
		header Content-Type "text/plain; charset=utf-8"
		respond `Contact: {{ .Values.security.contact }}
Expires: {{ .Values.security.expires }}
Canonical: {{ .Values.publicUrl }}/.well-known/security.txt
` 200
		{{- else }}
		respond `{"title":"Not found.","status":404,"code":"NOT_FOUND"}` 404
		{{- end }}
	}

	handle /graphql {
		reverse_proxy http://{{ $name }}-gateway:8080 {
			import forwarded
		}
	}
{{- range $topology.origin.gateway }}

	handle {{ . }}* {
		reverse_proxy http://{{ $name }}-gateway:8080 {
			flush_interval -1
			import forwarded
		}
	}
{{- end }}
{{- if not .Values.engines.s3.publicUrl }}

	# What members sent in is kept from acting as a page of ours.
	handle /objects/* {
		header {
			X-Content-Type-Options nosniff
			Content-Security-Policy "default-src 'none'; sandbox"
			Cross-Origin-Resource-Policy same-origin
			defer
		}
		reverse_proxy {{ include "callboard.s3" . }} {
			# Links are signed for the name that browsers use.
			header_up Host {{ $public.host }}
			import forwarded
		}
	}
{{- end }}

	# Of the identity provider, what is for browsers: neither its console nor other realms, however they are spelled.
	@provider {
		path_regexp ^/auth/(realms/callboard|resources)/
		not vars_regexp {http.request.uri} (?i)^[^?]*(\.\.|;|%2e|%2f|%5c)
	}
	handle @provider {
		reverse_proxy {{ include "callboard.keycloak" . }} {
			import forwarded
		}
	}
	handle /auth* {
		respond `{"title":"Not found.","status":404,"code":"NOT_FOUND"}` 404
	}

	# Programs that preview a link run no script: the gateway writes for them what a guest may read of the page.
	@preview {
		method GET HEAD
		header_regexp User-Agent `(?i)({{ $topology.origin.previews.crawlers }})`
		path_regexp `{{ $topology.origin.previews.paths }}`
	}
	handle @preview {
		rewrite * /api/preview{path}
		reverse_proxy http://{{ $name }}-gateway:8080 {
			import forwarded
		}
	}

	handle {
		root * /srv
		header {
			X-Content-Type-Options nosniff
			Referrer-Policy same-origin
			Cross-Origin-Opener-Policy same-origin
			Permissions-Policy "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()"
			Content-Security-Policy "{{ $topology.origin.contentSecurityPolicy }}"
			{{- if eq $public.scheme "https" }}
			Strict-Transport-Security "max-age=31536000; includeSubDomains"
			{{- end }}
			Cache-Control no-cache
		}
		header /assets/* Cache-Control "public, max-age=31536000, immutable"
		@page {
			method GET
			header Accept *text/html*
			not file {path}
		}
		rewrite @page /index.html
		file_server {
			precompressed br
		}
	}
}
{{- end }}
