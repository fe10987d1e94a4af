<#import "template.ftl" as layout>
<#import "field.ftl" as field>
<#import "register-commons.ftl" as registerCommons>
<#assign types={"email": "email"}>
<#assign purposes={"firstName": "given-name", "lastName": "family-name", "email": "username"}>
<@layout.registrationLayout displayMessage=messagesPerField.exists('global') displayInfo=true; section>
  <#if section = "header">
    <#if messageHeader??>${msg(messageHeader)}<#else>${msg("registerTitle")}</#if>
  <#elseif section = "form">
    <form id="kc-register-form" class="auth-form auth-two" action="${url.registrationAction}" method="post" novalidate>
      <#list profile.attributes as attribute>
        <#if attribute.name == "locale">
        <input type="hidden" name="locale" value="${locale.currentLanguageTag}">
        <#else>
        <@field.input name=attribute.name label=advancedMsg(attribute.displayName!attribute.name) required=attribute.required
            error=messagesPerField.get(attribute.name) value=(attribute.value!'')
            type=types[attribute.name]!"text" autocomplete=purposes[attribute.name]!"off" />
        </#if>
      </#list>
      <#-- With e-mail verification the password is chosen once the address is proven, in login-update-password.ftl. -->
      <#if passwordRequired??>
        <@field.newPassword name="password" repeat="password-confirm" />
      </#if>
      <@registerCommons.termsAcceptance/>
      <button type="submit" class="accent-button" data-busy="${msg('creating')}">${msg("doCreateAccount")}</button>
    </form>
  <#elseif section = "info">
    <p class="auth-links"><span>${msg("haveAccount")} <a href="${url.loginUrl}">${msg("doLogIn")}</a></span></p>
  </#if>
</@layout.registrationLayout>
