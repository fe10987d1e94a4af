<#import "template.ftl" as layout>
<#import "field.ftl" as field>
<#import "social-providers.ftl" as identityProviders>
<#import "passkeys.ftl" as passkeys>
<@layout.registrationLayout displayMessage=!messagesPerField.existsError('username','password') displayInfo=true; section>
  <#if section = "header">
    ${msg("loginAccountTitle")}
  <#elseif section = "form">
    <#if realm.password>
    <#-- The provider's message is shown at the password, which is where the person tries again. -->
    <#assign problem=messagesPerField.getFirstError('username','password')>
    <form id="kc-form-login" class="auth-form" action="${url.loginAction}" method="post" novalidate>
      <#if !usernameHidden??>
        <@field.input name="username" label=realm.registrationEmailAsUsername?then(msg("email"), msg("emailOrPhone")) required=true error="" autocomplete="username" value=(login.username!'') />
      </#if>
      <@field.password name="password" label=msg("password") required=true error=problem autofocus=problem?has_content autocomplete="current-password" />
      <input type="hidden" name="rememberMe" value="on">
      <input type="hidden" id="id-hidden-input" name="credentialId"<#if auth.selectedCredential?has_content> value="${auth.selectedCredential}"</#if>>
      <button type="submit" class="accent-button" id="kc-login" data-busy="${msg('signingIn')}">${msg("doLogIn")}</button>
    </form>
    </#if>
    <@passkeys.conditionalUIData />
  <#elseif section = "socialProviders">
    <#if realm.password && social.providers?? && social.providers?has_content>
      <@identityProviders.show social=social/>
    </#if>
  <#elseif section = "info">
    <p class="auth-links">
      <a href="/forgot-password">${msg("doForgotPassword")}</a>
      <#if !registrationDisabled??>
      <span>${msg("noAccount")} <a href="/register">${msg("doRegister")}</a></span>
      </#if>
    </p>
  </#if>
</@layout.registrationLayout>
