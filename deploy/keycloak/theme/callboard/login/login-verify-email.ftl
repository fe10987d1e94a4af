<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section = "header">
    ${msg("emailVerifyTitle")}
  <#elseif section = "form">
    <p class="auth-text">
      <#if verifyEmail??>${msg("emailVerifyInstruction1", verifyEmail)}<#else>${msg("emailVerifyInstruction4", user.email)}</#if>
    </p>
    <#if isAppInitiatedAction??>
    <form class="auth-form" action="${url.loginAction}" method="post">
      <button type="submit" class="accent-button">${msg(verifyEmail???then("emailVerifyResend", "emailVerifySend"))}</button>
      <button type="submit" class="plain-button" name="cancel-aia" value="true" formnovalidate>${msg("doCancel")}</button>
    </form>
    <#else>
    <p class="auth-form"><a class="plain-button" href="${url.loginAction}">${msg("emailVerifyResend")}</a></p>
    </#if>
  </#if>
</@layout.registrationLayout>
