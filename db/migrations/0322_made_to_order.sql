-- Whether what is answered is made for one buyer alone, and so does not go back without a reason. Of all answers that
-- was told before; merchants say from now on of which.
alter table product disable trigger webhook_product_changed;
update product set questions = (
  select jsonb_agg(q.one || '{"madeToOrder": true}' order by q.place)
  from jsonb_array_elements(questions) with ordinality q(one, place))
where questions <> '[]';
alter table product enable trigger webhook_product_changed;

create function questions_made_to_order(content jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(content -> 'questions') = 'array' and content -> 'questions' <> '[]'
    then jsonb_set(content, '{questions}', (
      select jsonb_agg('{"madeToOrder": true}'::jsonb || q.one order by q.place)
      from jsonb_array_elements(content -> 'questions') with ordinality q(one, place)))
    else content end
$$;
update product_draft set content = questions_made_to_order(content), base = questions_made_to_order(base)
where content -> 'questions' <> '[]' or base -> 'questions' <> '[]';
drop function questions_made_to_order(jsonb);
