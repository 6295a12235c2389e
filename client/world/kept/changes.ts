/** Changes of what is kept, counted by their owners. */
export const changes = {
  /** The pieces that lie have been set anew. */
  pieces: 0,
};
