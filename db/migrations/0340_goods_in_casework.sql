-- Goods that wait for staff are held as those of other desks: what somebody has stays theirs.
-- How long it is theirs is one number for all.
insert into desk_claim (desk, case_id, staff_id, until)
  select 'goods', id, claimed_by, claimed_until from product_draft where claimed_until > shop_now();
alter table product_draft drop column claimed_by, drop column claimed_until;
delete from setting where name = 'goodsReviewClaimSeconds';
