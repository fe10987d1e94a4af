create extension if not exists unaccent;

-- The words of a name or a place, without case and accents, the Turkish i included.
create function name_words(name text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, unaccent('unaccent'::regdictionary, lower(translate(name, 'İIı', 'iii'))));
-- Every word of a search, each as the beginning of one; null of a text without words.
create function name_query(words text) returns tsquery language sql immutable parallel safe
  return (select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
    from unnest(tsvector_to_array(name_words(words))) word);
