<#-- The card of the product's own sign-in pages (web/src/features/auth/auth-frame.tsx), around every page of the parent. -->
<#import "field.ftl" as field>
<#macro username>
  <p class="auth-text">
    <bdi id="kc-attempted-username">${auth.attemptedUsername}</bdi>
    <a id="reset-login" href="${url.loginRestartFlowUrl}">${msg("restartLoginTooltip")}</a>
  </p>
</#macro>

<#macro registrationLayout bodyClass="" displayInfo=false displayMessage=true displayRequiredFields=false>
<#assign heading><#nested "header"></#assign>
<!DOCTYPE html>
<html lang="${lang}" dir="${((locale.rtl)!false)?then('rtl','ltr')}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex, nofollow">
  <title>${heading?markup_string?replace("<[^>]*>", "", "r")?trim?no_esc} · Callboard</title>
  <link rel="icon" type="image/svg+xml" href="${url.resourcesPath}/img/mark.svg">
  <#list (locale.supported)![] as language>
  <link rel="alternate" hreflang="${language.languageTag}" href="${language.url}">
  </#list>
  <#list (properties.styles!)?split(" ") as style>
  <link rel="stylesheet" href="${url.resourcesPath}/${style}">
  </#list>
  <script src="${url.resourcesPath}/js/first-paint.js"></script>
  <script type="importmap">{ "imports": { "rfc4648": "${url.resourcesCommonPath}/vendor/rfc4648/rfc4648.js" } }</script>
  <script type="module" src="${url.resourcesPath}/js/forms.js"></script>
  <#list (scripts)![] as script>
  <script src="${script}"></script>
  </#list>
  <script type="module">
    <#outputformat "JavaScript">
    import { startSessionPolling } from ${(url.resourcesPath + "/js/authChecker.js")?c};
    startSessionPolling(${url.ssoLoginInOtherTabsUrl?c});
    </#outputformat>
  </script>
  <#if authenticationSession??>
  <script type="module">
    <#outputformat "JavaScript">
    import { checkAuthSession } from ${(url.resourcesPath + "/js/authChecker.js")?c};
    checkAuthSession(${authenticationSession.authSessionIdHash?c});
    </#outputformat>
  </script>
  </#if>
</head>
<body data-page-id="login-${pageId}">
<div class="auth">
  <aside class="auth-welcome">
    <p class="auth-mark"><img src="${url.resourcesPath}/img/mark.svg" alt="" width="36" height="36"> Callboard</p>
    <p class="auth-slogan">${msg("welcomeTitle")}</p>
    <p>${msg("welcomeText")}</p>
  </aside>
  <main class="auth-card">
    <h1 id="kc-page-title">${heading}</h1>
    <#if auth?has_content && auth.showUsername() && !auth.showResetCredentials()>
      <#nested "show-username">
      <@username />
    </#if>
    <#if displayMessage && message?has_content && (message.type != 'warning' || !isAppInitiatedAction??)>
      <p class="auth-notice is-${message.type}" role="alert">${message.summary}</p>
    </#if>
    <#nested "form">
    <#if auth?has_content && auth.showTryAnotherWayLink()>
      <form class="auth-form" action="${url.loginAction}" method="post" novalidate>
        <input type="hidden" name="tryAnotherWay" value="on">
        <button type="submit" class="plain-button">${msg("doTryAnotherWay")}</button>
      </form>
    </#if>
    <#nested "socialProviders">
    <#if displayInfo>
      <div id="kc-info"><#nested "info"></div>
    </#if>
    <#if realm.internationalizationEnabled && (locale.supported)?? && locale.supported?size gt 1>
    <p class="auth-languages">
      <label>
        <span class="visually-hidden">${msg("languages")}</span>
        <select id="language">
          <#list properties.locales?split(",") as tag>
            <#list locale.supported?filter(one -> one.languageTag == tag) as one>
            <option value="${tag}" lang="${tag}" data-url="${one.url}"<#if tag == locale.currentLanguageTag> selected</#if>>${one.label}</option>
            </#list>
          </#list>
        </select>
      </label>
    </p>
    </#if>
  </main>
</div>
</body>
</html>
</#macro>
