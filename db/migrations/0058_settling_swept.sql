-- The sweep of orders whose settling was lost looks at windows that ended lately, not at all that ever did.
create index parcel_window on parcel (claim_until) where status = 'received';
