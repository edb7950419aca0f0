-- A confirmation becomes an order once: its nonce stands on the payment that it made.
alter table payment add column price_nonce text;
create unique index payment_price_nonce on payment (price_nonce) where price_nonce is not null;
-- Payments that a buyer leaves waiting are counted at every order.
create index payment_waiting on payment (user_id) where status = 'open';
