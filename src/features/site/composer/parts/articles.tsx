// Stories by their covers.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './articles.css'
import { Picture } from '#ui/goods/picture.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { shotOf } from '#web/pictures.ts'
import type { Block } from '../contract.ts'
import { BlockHead, BlockPlace } from './block.tsx'

export function ArticlesBlock({ block: { id, title, data } }: { block: Block<'articles'> }) {
  const { t } = useTexts('composer')
  return (
    <BlockPlace of="articles" labelledBy={`b${id}`}>
      <BlockHead id={`b${id}`} title={title}>
        <TextLink render={<Link to={href('/home/articalList')} prefetch="intent" />}>{t('all')}</TextLink>
      </BlockHead>
      <ul className="home-stories">
        {data.articles.map((a) => (
          <li key={a.code}>
            <Picture
              shot={shotOf(a.cover, { width: 1200, height: 800, largest: 960 })}
              alt=""
              ratio="3 / 2"
              sizes="(max-width: 767px) 78vw, (max-width: 1535px) 30vw, 464px"
              rounded="picture"
            />
            <h3 className="display">
              <Link to={hrefWith('/home/article', { code: a.code })} prefetch="intent">
                {a.title}
              </Link>
            </h3>
            <p>{a.summary}</p>
          </li>
        ))}
      </ul>
    </BlockPlace>
  )
}
