// How long what staff write of places may be. Pure: server and screens.
export const longestPlaceName = 30
