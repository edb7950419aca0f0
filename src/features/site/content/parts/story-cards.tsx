// Stories by their covers: the latest large, the others beside each other.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import { useDate } from '#ui/text/use-date.ts'

export type ArticleEntry = Calls['/api/v2/article/page']['output']['records'][number]
export const articleAddress = (code: string): string => hrefWith('/home/article', { code })

export function StoryCards({ stories }: { stories: readonly (ArticleEntry & { cover: string })[] }) {
  const { t } = useTexts('content')
  const date = useDate()
  return (
    <ul className="story-cards" aria-label={t('story')}>
      {stories.map((s, place) => (
        <li key={s.id} className={place === 0 ? 'story-lead' : undefined}>
          <Picture
            shot={shotOf(s.cover, { width: 1200, height: 800, largest: place === 0 ? 1440 : 960 })}
            alt=""
            ratio="3 / 2"
            sizes={place === 0 ? '(max-width: 1023px) 100vw, 760px' : '(max-width: 767px) 100vw, 640px'}
            rounded="none"
            eager={place === 0}
          />
          <div>
            <time dateTime={s.publishedAt}>{date(s.publishedAt)}</time>
            <h2 className="display">
              <Link to={articleAddress(s.code)} prefetch="intent">
                {s.title}
              </Link>
            </h2>
            {s.summary && <p>{s.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
