// The screens of the staff's desk about what the shop says: pages, announcements, articles, help, words.
import type { Screen } from './screen.ts'

export const contentScreens: readonly Screen[] = [
  {
    path: 'pages',
    needs: 'page.read',
    load: () => import('#features/site/composer/staff/pages.tsx'),
    menu: { name: 'pages', group: 1, icon: 'pages' },
  },
  {
    path: 'pages/:pageId',
    needs: 'page.read',
    load: () => import('#features/site/composer/staff/page.tsx'),
  },
  {
    path: 'content',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/announcements.tsx'),
    menu: { name: 'content', group: 1, icon: 'content' },
  },
  {
    path: 'content/announcements/new',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/announcement.tsx'),
  },
  {
    path: 'content/announcements/:announcementId',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/announcement.tsx'),
  },
  {
    path: 'content/articles',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/articles.tsx'),
  },
  {
    path: 'content/articles/:articleId',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/article.tsx'),
  },
  {
    path: 'content/articles/:articleId/consents/:version',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/consents.tsx'),
  },
  {
    path: 'content/templates',
    needs: 'content.read',
    load: () => import('#features/site/templates/staff/templates.tsx'),
  },
  {
    path: 'content/contacts',
    needs: 'content.read',
    load: () => import('#features/site/content/staff/contacts.tsx'),
  },
  {
    path: 'content/reasons',
    needs: 'content.read',
    load: () => import('#features/site/reasons/staff/reasons.tsx'),
  },
  {
    path: 'content/help',
    needs: 'content.read',
    load: () => import('#features/site/help/staff/help.tsx'),
  },
  {
    path: 'content/help/new',
    needs: 'content.read',
    load: () => import('#features/site/help/staff/problem.tsx'),
  },
  {
    path: 'content/help/:problemId',
    needs: 'content.read',
    load: () => import('#features/site/help/staff/problem.tsx'),
  },
]
