import type { Locator } from '@playwright/test'

type Answers = { grade?: string; password?: string } & ({ username: string } | { email: string })

/** Answers the questions of a pupil's registration, one a screen, and sends it. */
export async function answerQuestions(dialog: Locator, answers: Answers): Promise<void> {
  const { grade = '4ème', password = 'secret-1' } = answers
  const next = dialog.getByRole('button', { name: 'Continuer' })
  await dialog.getByRole('button', { name: grade }).click()
  if ('email' in answers) {
    await dialog.getByRole('button', { name: 'Plutôt avec une adresse e-mail' }).click()
    await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(answers.email)
  } else await dialog.getByRole('textbox', { name: "Nom d'utilisateur" }).fill(answers.username)
  await next.click()
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
}
