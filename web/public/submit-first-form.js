// The identity provider's sign-out page holds one form; sending it needs no click.
addEventListener("DOMContentLoaded", function () {
  var form = document.forms[0];
  if (form) form.submit();
});
