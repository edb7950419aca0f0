// A draft as its shoppers would see it, opened from the desk by a short-lived token. Found by nobody, kept nowhere.
import { Banner } from '#ui/feedback/banner.tsx'
import { visitContext } from '#web/context.ts'
import { load } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import type { Route } from './+types/goods-preview.ts'
import { OneProduct } from './one-product.tsx'
import { Preview } from '../goods/preview.ts'
import { defaultLanguage } from '#kernel/text/language.ts'
import { fullName } from '#kernel/text/platform-name.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('t') ?? ''
  const goods = await load(context.get(visitContext), '/api/v2/goods/goods/preview', { token: token || '-' })
  return { goods }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { shell: 'product', title: (_t, { goods }) => goods.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.goods.title ?? fullName(defaultLanguage) },
  { name: 'robots', content: 'noindex' },
]

export default function GoodsPreview({ loaderData: { goods } }: Route.ComponentProps) {
  const { t } = useTexts('products')
  return (
    <Preview value={true}>
      <div className="wrap">
        <Banner tone="info" className="my-4">
          {t('goods.preview')}
        </Banner>
      </div>
      <OneProduct goods={goods} similar={[]} />
    </Preview>
  )
}
