-- Beside its pages the platform composes what stands around all of them: the links of head and foot, and what is laid
-- over a page. Each is one document, written, published and brought back as a page is.
alter table site_page add column kind text not null default 'page' check (kind in ('page', 'links', 'popups'));
alter table site_page drop constraint site_page_slug_key, add unique (kind, slug);
insert into site_page (kind, slug) values ('links', 'links'), ('popups', 'popups');
