-- One word for one thing: a block of merchants is called so.
update page_block set kind = 'merchants' where kind = 'houses';
