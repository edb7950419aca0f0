// One product as its merchant writes it, or something new: one long page with an index, saved as one types.
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './editor.css'
import './matrix.css'
import { Editor } from './editor.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { newGoodsPath } from '#surfaces/console/desk/ways.ts'
import type { Detail } from './use-draft.ts'

const nothingYet: Detail = { productId: null, unreviewed: false, published: null, skus: [], draft: null }
export default function Goods() {
  const { productId: product } = useParams()
  const [query] = useSearchParams()
  const go = useNavigate()
  const draft = Number(query.get('draft')) || undefined
  // a draft that was begun here is not read again: it stands in the fields
  const [own, setOwn] = useState<number>()
  const isOwn = draft !== undefined && draft === own
  const asked = product ? { productId: Number(product) || 0 } : draft && !isOwn ? { draftId: draft } : null
  const detail = useAsked('/api/v2/mch/goods/detail', asked)
  const choices = useAsked('/api/v2/mch/goods/draft/choices', {})
  const [turn, setTurn] = useState(0)
  const data = asked ? detail.data : nothingYet
  const fault = detail.fault ?? choices.fault
  const again = () => {
    detail.again()
    choices.again()
  }
  if (!data || !choices.data || (asked && detail.busy && turn > 0))
    return <div className="page">{fault ? <Failed fault={fault} onRetry={again} page /> : <Bones rows={8} />}</div>
  return (
    <Editor
      key={`${product ?? (isOwn || !draft ? 'new' : draft)} ${turn}`}
      detail={data}
      choices={choices.data}
      onBegun={(draftId) => {
        if (product) return
        setOwn(draftId)
        void go(newGoodsPath(draftId), { replace: true })
      }}
      onAgain={() => {
        setOwn(undefined)
        setTurn((n) => n + 1)
        again()
      }}
    />
  )
}
