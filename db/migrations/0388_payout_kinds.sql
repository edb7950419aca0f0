-- Money goes to bank accounts, and to accounts at Alipay and WeChat.
alter table payout_account drop constraint payout_account_kind_check;
alter table payout_account add constraint payout_account_kind_check check (kind in ('bank', 'alipay', 'wechat'));
