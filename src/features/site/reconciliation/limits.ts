// How large a file may be that is brought by hand: as a call takes it. What is larger comes as an archive, or is
// fetched.
export const fileBytes = 180_000
