-- One word for one thing: a block of merchants is called so.
update page_block set type = 'merchants' where type = 'houses';
update page_block set settings = replace(settings::text, '"icon": "houses"', '"icon": "merchants"')::jsonb
where type = 'channels';
