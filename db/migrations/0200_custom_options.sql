-- Questions that goods ask whoever buys them: [{"code": "q1", "kind": "text", "label": {"en-US": "Name"}, "required":
-- true, "maxLength": 20, "choices": []}, …].
alter table product add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array');

-- How the pieces of a line are worded: [{"answers": [{"code": "q1", "value": "Anna"}], "quantity": 2}, …]; none: none
-- of them is. Together they are the pieces of the line.
create function wordings_pieces(wordings jsonb) returns int language sql immutable parallel safe as $$
  select coalesce(sum((w ->> 'quantity')::int), 0)::int from jsonb_array_elements(wordings) w
$$;
alter table cart_line add column wordings jsonb not null default '[]',
  add constraint cart_line_wordings check (wordings = '[]' or wordings_pieces(wordings) = quantity);
-- As of the sale: [{"quantity": 2, "answers": [{"code", "value", "label": texts, "words": texts of a choice}, …]}, …].
alter table order_line add column wordings jsonb not null default '[]',
  add constraint order_line_wordings check (wordings = '[]' or wordings_pieces(wordings) = quantity);

-- The wordings of a line of so many pieces when others come to it: pieces with the same answers are one.
create function wordings_joined(had jsonb, pieces int, come jsonb, more int) returns jsonb
  language sql immutable parallel safe as $$
  select case when had = '[]' and come = '[]' then had else (
    select jsonb_agg(jsonb_build_object('answers', g.answers, 'quantity', g.quantity) order by g.place) from (
      select w.answers, sum(w.quantity)::int as quantity, min(w.place) as place from (
        select e.one -> 'answers' as answers, (e.one ->> 'quantity')::int as quantity, e.place
        from jsonb_array_elements(case when had <> '[]' then had when pieces > 0
          then jsonb_build_array(jsonb_build_object('answers', '[]'::jsonb, 'quantity', pieces)) else '[]' end)
          with ordinality e(one, place)
        union all
        select e.one -> 'answers', (e.one ->> 'quantity')::int, e.place + 1000
        from jsonb_array_elements(case when come <> '[]' then come
          else jsonb_build_array(jsonb_build_object('answers', '[]'::jsonb, 'quantity', more)) end)
          with ordinality e(one, place)
      ) w group by w.answers
    ) g) end
$$;

-- Those of an order line in a language: [{"quantity": 2, "answers": [{"label": "Name", "value": "Anna"}, …]}, …].
create function wordings_in(wordings jsonb, lang text) returns jsonb language sql immutable parallel safe as $$
  select case when wordings = '[]' then wordings else (
    select jsonb_agg(jsonb_build_object('quantity', w.one -> 'quantity', 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('label', in_language(a.one -> 'label', lang), 'value',
        case when jsonb_typeof(a.one -> 'words') = 'object' then in_language(a.one -> 'words', lang)
          else a.one ->> 'value' end) order by a.place), '[]')
      from jsonb_array_elements(w.one -> 'answers') with ordinality a(one, place))) order by w.place)
    from jsonb_array_elements(wordings) with ordinality w(one, place)) end
$$;

-- Drafts that are being written, or are kept as history, say that they ask nothing.
update product_draft set
  content = case when content ? 'skus' then '{"questions": []}'::jsonb || content else content end,
  base = case when base ? 'skus' then '{"questions": []}'::jsonb || base else base end;

create or replace trigger webhook_product_changed after update on product
  for each row when (old.status is distinct from new.status or (old.title, old.subtitle, old.fact, old.body,
    old.attributes, old.options, old.pictures, old.category_id, old.brand_id, old.freight_template_id, old.services,
    old.purchase_limit, old.questions) is distinct from (new.title, new.subtitle, new.fact, new.body, new.attributes,
    new.options, new.pictures, new.category_id, new.brand_id, new.freight_template_id, new.services,
    new.purchase_limit, new.questions))
  execute function webhook_of_product_row();
