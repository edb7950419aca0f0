// The cart's shape while a visitor's lines are looked up.
import type { ReactNode } from 'react'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import './cart.css'
import './buying.css'

/** `top` is known before the lines, and stands where it will stay. */
export function CartSkeleton({ label, top }: { label: string; top: ReactNode }) {
  return (
    <div className="buy-two">
      <div>
        {top}
        <div className="shop-group" role="status" aria-busy="true" aria-label={label}>
          <div className="shop-group-head">
            <SkeletonLine width="180px" />
          </div>
          {[0, 1].map((n) => (
            <div className="cart-line" key={n}>
              <Skeleton width="20px" height="20px" className="cart-line-tick" />
              <Skeleton ratio="1" />
              <div>
                <SkeletonLine width="70%" />
                <SkeletonLine width="40%" className="mt-3" />
              </div>
              <Skeleton width="112px" height="36px" className="wide-only" />
              <SkeletonLine width="90px" className="wide-only" />
            </div>
          ))}
        </div>
      </div>
      <Skeleton height="300px" className="wide-only" />
    </div>
  )
}
