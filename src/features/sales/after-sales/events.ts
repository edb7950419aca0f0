// What parcels of claims tell.
export const events = {
  'claim.parcelSent': 'a parcel of a claim left: goods sent back, refused ones, or a replacement',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'claim.parcelSent': { claimParcelId: number }
  }
}
