<#-- The parent's fields in the product's markup: what is wrong and what helps are read out with the input. -->
<#macro group name label error="" required=false help="">
<div class="auth-field">
  <label for="${name}">${label}</label>
  <#if help?has_content>
  <span id="${name}-help" class="auth-help">${help}</span>
  </#if>
  <#nested>
  <#if error?has_content>
  <span id="input-error-${name}" class="auth-error" role="alert">${error}</span>
  </#if>
</div>
</#macro>

<#macro described name error help="">
<#if error?has_content || help?has_content> aria-describedby="<#if help?has_content>${name}-help</#if><#if error?has_content> input-error-${name}</#if>"</#if><#if error?has_content> aria-invalid="true"</#if>
</#macro>

<#macro errorIcon error=""></#macro>

<#macro input name label value="" required=false autocomplete="off" fieldName=name error=messagesPerField.get(fieldName) autofocus=false type="text">
  <@group name=name label=label error=error required=required>
    <input id="${name}" name="${name}" value="${value}" type="${type}" autocomplete="${autocomplete}"<#if autocomplete == "one-time-code"> inputmode="numeric"</#if><#if required> data-needed="${msg('fieldRequired')}"</#if><#if autofocus> autofocus</#if><@described name=name error=error?no_esc/>>
  </@group>
</#macro>

<#macro password name label value="" required=false forgotPassword=false fieldName=name error=messagesPerField.get(fieldName) autocomplete="off" autofocus=false help="">
  <div class="auth-password">
    <@group name=name label=label error=error required=required help=help>
      <input id="${name}" name="${name}" value="${value}" type="password" autocomplete="${autocomplete}"<#if required> data-needed="${msg('fieldRequired')}"</#if><#if autofocus> autofocus</#if><@described name=name error=error?no_esc help=help/>>
      <#nested>
    </@group>
    <button type="button" class="auth-show" aria-pressed="false" aria-controls="${name}" data-show="${msg('showPassword')}" data-hide="${msg('hidePassword')}" hidden>${msg('showPassword')}</button>
  </div>
</#macro>

<#-- A new password is written once and can be looked at; forms.js repeats it, where the provider wants it twice. -->
<#macro newPassword name repeat error=messagesPerField.getFirstError('password', 'password-confirm')>
  <@password name=name label=msg("password") required=true help=msg("passwordHelp") autocomplete="new-password"
      error=error autofocus=error?has_content />
  <div class="auth-repeat" data-repeats="${name}">
    <@password name=repeat label=msg("passwordConfirm") autocomplete="new-password" error="" />
  </div>
</#macro>

<#macro checkbox name label value=false required=false>
<div class="auth-field">
  <label class="auth-check" for="${name}">
    <input type="checkbox" id="${name}" name="${name}"<#if value> checked</#if>> <span>${label}</span>
  </label>
</div>
</#macro>

<#macro clipboard name label ariaLabel=label value="" readonly=true>
  <@group name=name label=label>
    <input id="${name}" name="${name}" value="${value}" type="text" aria-label="${ariaLabel}"<#if readonly> readonly</#if>>
  </@group>
</#macro>
