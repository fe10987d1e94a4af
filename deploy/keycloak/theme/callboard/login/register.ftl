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
        <@field.input name=attribute.name label=advancedMsg(attribute.displayName!attribute.name) required=attribute.required
            error=messagesPerField.get(attribute.name) value=(attribute.value!'')
            type=types[attribute.name]!"text" autocomplete=purposes[attribute.name]!"off" />
      </#list>
      <#if passwordRequired??>
        <@field.password name="password" label=msg("password") required=true help=msg("passwordHelp") autocomplete="new-password"
            error=messagesPerField.getFirstError('password','password-confirm') />
        <#-- Shown to browsers without scripts only; forms.js repeats the password, which can be looked at. -->
        <noscript><@field.password name="password-confirm" label=msg("passwordConfirm") autocomplete="new-password" error="" /></noscript>
      </#if>
      <@registerCommons.termsAcceptance/>
      <button type="submit" class="accent-button" data-busy="${msg('creating')}">${msg("doCreateAccount")}</button>
    </form>
  <#elseif section = "info">
    <p class="auth-links"><span>${msg("haveAccount")} <a href="${url.loginUrl}">${msg("doLogIn")}</a></span></p>
  </#if>
</@layout.registrationLayout>
