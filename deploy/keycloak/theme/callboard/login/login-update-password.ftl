<#import "template.ftl" as layout>
<#import "field.ftl" as field>
<#import "password-commons.ftl" as passwordCommons>
<#-- What the password policy says comes as a message of the page; it belongs to the field. -->
<#assign problem=messagesPerField.getFirstError('password', 'password-confirm')>
<#assign refused=!problem?has_content && ((message.type)!'') == 'error'>
<#if refused><#assign problem=message.summary></#if>
<@layout.registrationLayout displayMessage=!problem?has_content; section>
  <#if section = "header">
    ${msg("updatePasswordTitle")}
  <#elseif section = "form">
    <form id="kc-passwd-update-form" class="auth-form" action="${url.loginAction}" method="post" novalidate>
      <input type="text" name="username" value="${auth.attemptedUsername!''}" autocomplete="username" readonly hidden>
      <@field.newPassword name="password-new" repeat="password-confirm" error=problem />
      <#if isAppInitiatedAction??>
        <@passwordCommons.logoutOtherSessions/>
      </#if>
      <button type="submit" class="accent-button">${msg("doSetPassword")}</button>
      <#if isAppInitiatedAction??>
        <button type="submit" class="plain-button" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button>
      </#if>
    </form>
  </#if>
</@layout.registrationLayout>
