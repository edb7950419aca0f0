-- What staff give back of their own accord; nobody files a claim for it.
insert into claim_reason (code, fault, kinds, position, active, name) values
  ('granted', 'none', '{refundOnly}', 99, false,
    '{"en-US": "Granted by the platform", "zh-CN": "平台主动退款", "es-ES": "Concedido por la plataforma"}');
