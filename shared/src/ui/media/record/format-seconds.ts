/** Seconds as minutes and seconds: 4:07. */
export const formatSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
