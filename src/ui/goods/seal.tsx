// A merchant's seal (印章): one Chinese character in its own ink and shape.
// It stays Chinese in every language and is decoration beside the name.
import type { CSSProperties } from 'react'
import './seal.css'
import { classes } from '../layout/classes.ts'

export type SealShape = 'square' | 'round' | 'oval' | 'wide' | 'gourd'
export type SealProps = {
  character: string
  /** a CSS colour */ ink: string
  shape?: SealShape
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

export function Seal({ character, ink, shape = 'square', size = 'sm', className }: SealProps) {
  return (
    <span
      className={classes('seal', shape !== 'square' && `seal-${shape}`, size !== 'sm' && `seal-${size}`, className)}
      style={{ '--seal': ink } as CSSProperties}
      lang="zh-CN"
      aria-hidden="true"
    >
      {character}
    </span>
  )
}
