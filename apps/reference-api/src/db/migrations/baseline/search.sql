-- How products are found by words and by filters. Functions of generated columns call only functions of PostgreSQL, since
-- restoring a dump finds no others: that is why both functions here have the list of configurations.

create extension if not exists pg_trgm;

-- Each word has its language before it, so that one index serves all languages and none finds the words of another. Words
-- are letters and digits only, see search-text.ts. Titles are also indexed by all their words as typed, since a
-- configuration drops stop words, as in "The Who".
create function search_document(titles jsonb, texts jsonb) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(string_agg(replace(' ' || found.words::text, ' ''', ' ''' || title.language || ':'), ''), '')::tsvector
  from jsonb_each_text(titles) as title (language, words)
  cross join lateral (
    select case language
      when 'ar' then 'arabic'::regconfig when 'hy' then 'armenian'::regconfig when 'eu' then 'basque'::regconfig
      when 'ca' then 'catalan'::regconfig when 'da' then 'danish'::regconfig when 'nl' then 'dutch'::regconfig
      when 'en' then 'english'::regconfig when 'fi' then 'finnish'::regconfig when 'fr' then 'french'::regconfig
      when 'de' then 'german'::regconfig when 'el' then 'greek'::regconfig when 'hi' then 'hindi'::regconfig
      when 'hu' then 'hungarian'::regconfig when 'id' then 'indonesian'::regconfig when 'ga' then 'irish'::regconfig
      when 'it' then 'italian'::regconfig when 'lt' then 'lithuanian'::regconfig when 'ne' then 'nepali'::regconfig
      when 'nb' then 'norwegian'::regconfig when 'no' then 'norwegian'::regconfig when 'pt' then 'portuguese'::regconfig
      when 'ro' then 'romanian'::regconfig when 'ru' then 'russian'::regconfig when 'sr' then 'serbian'::regconfig
      when 'es' then 'spanish'::regconfig when 'sv' then 'swedish'::regconfig when 'ta' then 'tamil'::regconfig
      when 'tr' then 'turkish'::regconfig when 'yi' then 'yiddish'::regconfig
      else 'simple'::regconfig
    end as name
  ) as configuration
  cross join lateral (
    select setweight(to_tsvector(configuration.name, title.words), 'A')
      || setweight(to_tsvector('simple', title.words), 'B')
      || setweight(to_tsvector(configuration.name, coalesce(texts ->> title.language, '')), 'C') as words
  ) as found
$$;

-- The words to look for: their stems if the language has some of them, otherwise the typed words.
create function search_query(language text, words text, stemmed text, typed text) returns tsquery
language plpgsql immutable parallel safe as $$
  declare
    configuration regconfig := case language
      when 'ar' then 'arabic'::regconfig when 'hy' then 'armenian'::regconfig when 'eu' then 'basque'::regconfig
      when 'ca' then 'catalan'::regconfig when 'da' then 'danish'::regconfig when 'nl' then 'dutch'::regconfig
      when 'en' then 'english'::regconfig when 'fi' then 'finnish'::regconfig when 'fr' then 'french'::regconfig
      when 'de' then 'german'::regconfig when 'el' then 'greek'::regconfig when 'hi' then 'hindi'::regconfig
      when 'hu' then 'hungarian'::regconfig when 'id' then 'indonesian'::regconfig when 'ga' then 'irish'::regconfig
      when 'it' then 'italian'::regconfig when 'lt' then 'lithuanian'::regconfig when 'ne' then 'nepali'::regconfig
      when 'nb' then 'norwegian'::regconfig when 'no' then 'norwegian'::regconfig when 'pt' then 'portuguese'::regconfig
      when 'ro' then 'romanian'::regconfig when 'ru' then 'russian'::regconfig when 'sr' then 'serbian'::regconfig
      when 'es' then 'spanish'::regconfig when 'sv' then 'swedish'::regconfig when 'ta' then 'tamil'::regconfig
      when 'tr' then 'turkish'::regconfig when 'yi' then 'yiddish'::regconfig
      else 'simple'::regconfig
    end;
    query tsquery;
  begin
    query := case
      when numnode(to_tsquery(configuration, words)) > 0 then to_tsquery(configuration, stemmed)
      else to_tsquery('simple', typed)
    end;
    return regexp_replace(query::text, '''([^'']+)''', '''' || language || ':\1''', 'g')::tsquery;
  end
$$;

-- Filters of a product in addition to words, category and price; add a row here for another kind of key. A value of an
-- attribute is known by its English text, or else by the first one. In keys, separators and characters that a URL would
-- escape become hyphens.
create function facet_keys(
  attributes jsonb, merchant_id integer, rating_tenths smallint, is_shipping_included boolean, in_stock boolean
) returns text[]
language sql immutable parallel safe as $$
  select array_agg(distinct key) from (
    select left(regexp_replace(known.name, '[\x01-,./:-@[-^`{-\x7f]+', '-', 'g'), 40)
        || '.' || left(regexp_replace(known.value, '[\x01-,./:-@[-^`{-\x7f]+', '-', 'g'), 60) as key
      from jsonb_array_elements(attributes) as attributes (attribute),
        jsonb_array_elements(attribute -> 'values') as attribute_values (texts),
        lateral (
          select
            coalesce(attribute -> 'name' ->> 'en', (
              select names.value from jsonb_each_text(attribute -> 'name') as names order by names.key collate "C" limit 1
            )) as name,
            coalesce(texts ->> 'en', (
              select words.value from jsonb_each_text(texts) as words order by words.key collate "C" limit 1
            )) as value
        ) as known
      where known.name <> ''
    union all select '.merchant.' || merchant_id
    union all select '.rating.' || stars from generate_series(2, rating_tenths / 10) as stars
    union all select '.shipping.1' where is_shipping_included
    union all select '.stock.1' where in_stock
  ) as keys
$$;
