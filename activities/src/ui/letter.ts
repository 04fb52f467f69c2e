/** A, B, C… for the first, second, third… */
export const letter = (index: number) => String.fromCharCode(65 + index)
