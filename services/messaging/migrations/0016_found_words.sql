-- A text as searches compare it.
create function search_fold(body text) returns text language sql immutable parallel safe
  return normalize(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(translate(body, '´΄᾽᾿´῾', ''''''''''''''), NFKD)), '[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08D3-\u08FF\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u180B-\u180D\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B\u200D-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]', '', 'g'), 'ıøđðłħŧƀɨɓɗƙƴŋɛɔəςґєךםןףץىیېےکەہھۃةٱँ०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ioddlhtbibdkyneoaσгеכמנפצييييكهههههاं012345678901234567890123456789'), 'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFC);

-- The words of a text, those that an apostrophe or a hyphen parts with hyphens.
create function search_groups(body text) returns text[] language sql immutable parallel safe
  return (select array_remove(array_agg(btrim(part, '-')), '') from unnest(string_to_array(
    regexp_replace(regexp_replace(search_fold(body), '[''`\u00B7\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\u055A\u058A\u05BE\u05F3\u05F4\u07F4\u07F5\u1806\u200C\u2010-\u2015\u2018-\u201B\u2027\u2032\u2035\u2043\u2212\u2E17\u2E3A\u2E3B\u30A0\u30FB\uA78B\uA78C-]+', '-', 'g'), '[^\u0030-\u0039\u0041-\u005A\u0061-\u007A\u00AA\u00B2-\u00B5\u00B9-\u00BA\u00BC-\u00BE\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02B8\u02C0-\u02C1\u02C6-\u02C7\u02C9\u02CC-\u02D1\u02E0-\u02E4\u02EC\u0370-\u0374\u0376-\u03F5\u03F7-\u0481\u048A-\u0559\u0560-\u0588\u05D0-\u05F2\u0620-\u0669\u066E-\u06D3\u06D5\u06EE-\u06FC\u06FF\u0710-\u07F3\u07FA-\u07FD\u0800-\u082D\u0840-\u085B\u0860-\u0887\u0889-\u088F\u0897-\u0963\u0966-\u096F\u0971-\u09F1\u09F4-\u09F9\u09FC\u09FE-\u0A75\u0A81-\u0AEF\u0AF9-\u0B6F\u0B71-\u0BF2\u0C00-\u0C6F\u0C78-\u0C7E\u0C80-\u0C83\u0C85-\u0D4E\u0D54-\u0D78\u0D7A-\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81-\u0F00\u0F18-\u0F19\u0F20-\u0F33\u0F35\u0F37\u0F39\u0F3E-\u0F84\u0F86-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10FA\u10FC-\u135F\u1369-\u138F\u13A0-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u1734\u1740-\u17D3\u17D7\u17DC-\u17F9\u180F-\u193B\u1946-\u19DA\u1A00-\u1A1B\u1A20-\u1A99\u1AA7\u1B00-\u1B4C\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C7D\u1C80-\u1CBF\u1CD0-\u1CD2\u1CD4-\u1FFC\u2070-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2150-\u2189\u2460-\u24FF\u2776-\u2793\u2C00-\u2CE4\u2CEB-\u2CF3\u2CFD\u2D00-\u2D6F\u2D7F-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u309F\u30A1-\u30FA\u30FC-\u318E\u3192-\u31BF\u31F0-\u325F\u3280-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA672\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78D-\uA827\uA82C-\uA835\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8F7\uA8FB\uA8FD-\uA92D\uA930-\uA953\uA960-\uA9C0\uA9CF-\uA9D9\uA9E0-\uAA59\uAA60-\uAA76\uAA7A-\uAADD\uAAE0-\uAAEF\uAAF2-\uAB5A\uAB5C-\uAB69\uAB70-\uABEA\uABEC-\uD7FB\uF900-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFFDC\U00010000-\U000100FA\U00010107-\U00010133\U00010140-\U00010178\U0001018A-\U0001018B\U000101FD-\U0001039D\U000103A0-\U000103CF\U000103D1-\U00010563\U00010570-\U00010855\U00010858-\U00010876\U00010879-\U0001091B\U00010920-\U00010939\U00010940-\U00010A48\U00010A60-\U00010A7E\U00010A80-\U00010AC7\U00010AC9-\U00010AEF\U00010B00-\U00010B35\U00010B40-\U00010B91\U00010BA9-\U00010D6D\U00010D6F-\U00010D85\U00010E60-\U00010EAC\U00010EB0-\U00010EC7\U00010EFA-\U00010F54\U00010F70-\U00010F85\U00010FB0-\U00011046\U00011052-\U000110BA\U000110C2\U000110D0-\U0001113F\U00011144-\U00011173\U00011176-\U000111C4\U000111C9-\U000111CC\U000111CE-\U000111DA\U000111DC\U000111E1-\U00011237\U0001123E-\U000112A8\U000112B0-\U000113D3\U000113E1-\U0001144A\U00011450-\U00011459\U0001145E-\U000114C5\U000114C7-\U000115C0\U000115D8-\U00011640\U00011644-\U00011659\U00011680-\U000116B8\U000116C0-\U0001173B\U00011740-\U0001183A\U000118A0-\U00011943\U00011950-\U000119E1\U000119E3-\U00011A3E\U00011A47-\U00011A99\U00011A9D\U00011AB0-\U00011AF8\U00011B60-\U00011BE0\U00011BF0-\U00011C40\U00011C50-\U00011C6C\U00011C72-\U00011EF6\U00011F00-\U00011F42\U00011F50-\U00011FD4\U00012000-\U0001246E\U00012480-\U00012FF0\U00013000-\U0001342F\U00013440-\U00016A69\U00016A70-\U00016AF4\U00016B00-\U00016B36\U00016B40-\U00016B43\U00016B50-\U00016D6C\U00016D70-\U00016E96\U00016EA0-\U00016FE1\U00016FE3-\U0001BC99\U0001BC9D-\U0001BC9E\U0001CCF0-\U0001CCF9\U0001CF00-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001D2C0-\U0001D2F3\U0001D360-\U0001D7FF\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001E14E\U0001E290-\U0001E2F9\U0001E4D0-\U0001E5FA\U0001E6C0-\U0001E959\U0001EC71-\U0001ECAB\U0001ECAD-\U0001ECAF\U0001ECB1-\U0001ED2D\U0001ED2F-\U0001EEBB\U0001F100-\U0001F10C\U0001FBF0-\U0001FBF9\U00020000-\U00033479\U000E0100-\U000E01EF-]+', ' ', 'g'), ' ')) part);

-- The letters of a text in one, without spaces and signs.
create function search_letters(body text) returns text language sql immutable parallel safe
  return coalesce(replace(array_to_string(search_groups(body), ''), '-', ''), '');

-- The words by which a text in one spelling is found.
create function search_spelled_words(body text) returns text[] language sql immutable parallel safe
  return (with
    written as (select coalesce(search_groups(body), '{}') as parts),
    words as (select word, place from written, string_to_table(array_to_string(parts, '-'), '-')
      with ordinality as one (word, place)),
    runs as (select run[1] as run, row_number() over () as number
      from words, regexp_matches(word, '[\u3005-\u3007\u3041-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\U00020000-\U000323AF]+', 'g') as run),
    signs as (select sign, place, lead(sign) over (partition by number order by place) as following
      from runs, unnest(string_to_array(run, null)) with ordinality as one (sign, place)),
    names as (select word, place, word !~ '[^\u3005-\u3007\u3041-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\U00020000-\U000323AF]' as is_east_asian from words
      where (select count(*) from words) <= 12)
    select array_agg(distinct left(found, 64)) from (
      select word as found from words
      union all select replace(part, '-', '') from written, unnest(parts) part where part like '%-%'
      union all select a.word || b.word from names a join names b on b.place = a.place + 1
      union all select b.word || a.word from names a join names b on b.place = a.place + 1
        where a.is_east_asian and b.is_east_asian
      union all select a.word || b.word || c.word from names a join names b on b.place = a.place + 1
        join names c on c.place = a.place + 2
      union all select sign from signs where place = 1
      union all select sign || following from signs where following is not null) all_found);

-- The words by which a text is found.
create function search_words(body text) returns tsvector language sql immutable parallel safe
  return (with spelled as (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(normalize(body, NFC), 'ə', 'e'), 'Ə', 'e'), 'ä', 'ae'), 'Ä', 'ae'), 'ö', 'oe'), 'Ö', 'oe'), 'ü', 'ue'), 'Ü', 'ue'), 'ø', 'oe'), 'Ø', 'oe'), 'å', 'aa'), 'Å', 'aa') as other)
    select array_to_tsvector(coalesce(array(
      select unnest(search_spelled_words(body))
      union select unnest(search_spelled_words(other)) from spelled where other <> normalize(body, NFC)), '{}'))
    from spelled);

-- By which mail is found: subjects, people and bodies. The version before goes on with `mail_words`.
alter table conversation add column found_words tsvector generated always as (search_words(subject)) stored;
alter table person add column found_words tsvector
  generated always as (search_words(first_name || ' ' || last_name)) stored;
alter table message add column found_words tsvector generated always as (search_words(body)) stored;
