const NUMBER = /[-−–]?\d+(?:[.,]\d+)?/gu
const readNumbers = (text: string) =>
  (text.replaceAll('{,}', ',').match(NUMBER) ?? []).map(number => number.replace(/[−–]/u, '-').replace('.', ','))

/** Whether a statement says the numbers of a question, signs and order kept: « 3,7 > 3,12 » is not « 3,12 > 3,7 ». */
export const saysNumbers = (question: string, statement: string): boolean => {
  const said = readNumbers(statement)
  let from = 0
  return readNumbers(question).every(number => {
    const at = said.indexOf(number, from)
    from = at + 1
    return at !== -1
  })
}

/** Whether two texts that both have numbers have others. */
export const hasOtherNumbers = (question: string, statement: string): boolean =>
  readNumbers(question).length > 0 && readNumbers(statement).length > 0 && !saysNumbers(statement, question)
