// How long the name of a unit may be, and how many there may be.
export const longest = 20
export const most = 100
