/** '1 élève', '3 élèves'. */
export const many = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`
export const pupils = (count: number) => (count === 0 ? 'Aucun élève' : many(count, 'élève', 'élèves'))
