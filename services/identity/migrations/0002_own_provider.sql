-- The product's own identity provider goes by one name, whatever host the product is reached at.
update account set issuer = 'own' where issuer like '%/auth/realms/callboard';
update provider_account set issuer = 'own' where issuer like '%/auth/realms/callboard';
update provider_cursor set issuer = 'own' where issuer like '%/auth/realms/callboard';
