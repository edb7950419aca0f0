// A merchant's seal where it has one.
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import type { Membership } from './member.tsx'

const shapes: readonly string[] = ['square', 'round', 'oval', 'wide', 'gourd']
const isShape = (shape: string): shape is SealShape => shapes.includes(shape)

export function MerchantSeal({ seal, size = 'sm' }: { seal: Membership['seal']; size?: 'sm' | 'md' }) {
  if (!seal) return null
  return <Seal character={seal.char} ink={seal.ink} shape={isShape(seal.shape) ? seal.shape : 'square'} size={size} />
}
