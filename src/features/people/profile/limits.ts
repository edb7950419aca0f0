// What a profile lets one choose from, apart from the contract: pages need it, and none of its schemas.
export const genders = ['female', 'male', 'other'] as const
export const noticeChannels = ['email', 'sms'] as const
