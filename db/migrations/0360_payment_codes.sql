-- An attempt to pay may go on by a code that the app on a phone scans, instead of on a page.
alter table payment_attempt add column code text;
