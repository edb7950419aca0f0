-- To count one piece more, a product was written anew each minute, with all of its texts and entries in nineteen
-- indexes. What was sold since it was last added there is kept beside it, in rows of a few bytes; once an hour it is
-- added.
create table product_sold (
  product_id bigint primary key references product on delete cascade,
  -- negative where more came back
  pieces int not null
) with (fillfactor = 70);

-- It compared all texts of a product, also where only its sales moved: now only where one of them is written.
drop trigger webhook_product_changed on product;
create trigger webhook_product_changed after update of status, title, subtitle, fact, body, attributes, options,
    pictures, category_id, brand_id, freight_template_id, services, purchase_limit, questions on product
  for each row when (old.status is distinct from new.status or (old.title, old.subtitle, old.fact, old.body,
    old.attributes, old.options, old.pictures, old.category_id, old.brand_id, old.freight_template_id, old.services,
    old.purchase_limit, old.questions) is distinct from (new.title, new.subtitle, new.fact, new.body, new.attributes,
    new.options, new.pictures, new.category_id, new.brand_id, new.freight_template_id, new.services,
    new.purchase_limit, new.questions))
  execute function webhook_of_product_row();
