import { open } from '../support/lessons.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

/**
 * What a screen reader is given in the main tasks, in the order in which it is read: names, roles and states. A line that
 * is not listed may be there; one that is listed has to be.
 */
const ENGINES = [
  [
    'MULTI_CHOICE',
    'Le grand QCM',
    '1 question',
    [
      '- region "Question 1":',
      '  - group /.+/:',
      '    - paragraph: "Plusieurs réponses sont possibles : cochez toutes les bonnes."',
      '    - checkbox /.+/',
      '    - checkbox /.+/',
      '  - status',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'TRUE_FALSE',
    'Vrai ou faux',
    '1 affirmation',
    [
      '- region "Affirmation 1":',
      '  - group /.+/:',
      '    - radio "Vrai"',
      '    - radio "Faux"',
      '  - status',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'BLANKS',
    'Phrases à compléter',
    '1 phrase',
    [
      '- region:',
      '  - paragraph: Complétez les textes.',
      '  - textbox "Trou 1"',
      '  - status',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'DRAG_WORDS',
    'Mots à placer ici',
    '2 phrases',
    [
      '- region:',
      '  - paragraph: Choisissez un mot, puis touchez le trou où il va. Vous pouvez aussi le faire glisser.',
      '  - list "Mots à placer":',
      '    - listitem:',
      '      - button /.+/',
      '  - button "Trou 1, vide"',
      '  - button "Trou 2, vide"',
      '  - status',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'FLASHCARDS',
    'Les cartes',
    '2 cartes',
    [
      '- region:',
      '  - paragraph: Retrouvez le mot de chaque définition, puis écrivez-le.',
      '  - paragraph: Carte 1 sur 2',
      '  - textbox "Votre mot"',
      '  - button "Carte précédente" [disabled]',
      '  - button "Carte suivante"',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'TIMELINE',
    'La frise',
    '3 dates',
    [
      '- region "Frise chronologique":',
      '  - paragraph: Remettez ces événements dans l’ordre chronologique.',
      '  - list "Éléments à mettre dans l’ordre":',
      '    - listitem:',
      '      - button /^Monter « .+ »$/ [disabled]',
      '      - button /^Descendre « .+ »$/',
      '    - listitem',
      '    - listitem:',
      '      - button /^Monter « .+ »$/',
      '      - button /^Descendre « .+ »$/ [disabled]',
      '  - status',
      '  - button "Valider"',
    ],
  ],
  [
    'MATCHING_PAIRS',
    'Les paires',
    '3 paires',
    [
      '- region:',
      '  - paragraph: Choisissez un élément de la première liste, puis celui qui va avec.',
      '  - list "Première liste":',
      '    - listitem:',
      '      - button /.+/',
      '  - list "Deuxième liste":',
      '    - listitem:',
      '      - button /.+/ [disabled]',
      '  - status',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'CATEGORIZATION',
    'À chacun son groupe',
    '4 éléments',
    [
      '- region:',
      '  - paragraph: /^Étape 1 sur \\d+$/',
      '  - paragraph: Rangez chaque élément dans son groupe.',
      '  - list "Éléments à ranger":',
      '    - listitem:',
      '      - button /.+/',
      '  - group /^Groupe « .+ »$/:',
      '    - button /.+/ [disabled]',
      '    - paragraph: Rien pour le moment',
      '  - group /^Groupe « .+ »$/',
      '  - status',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'MARK_THE_WORDS',
    'Les mots cherchés',
    '',
    [
      '- region:',
      '  - paragraph: "Touchez un mot pour le marquer ou le démarquer. Au clavier : flèches, puis Entrée."',
      '  - group "Texte à parcourir":',
      '    - button /.+/',
    ],
  ],
  [
    'MEMORY_GAME',
    'Le jeu de mémoire',
    '3 paires',
    [
      '- region:',
      '  - paragraph: Retournez deux cartes, puis dites si elles vont ensemble.',
      '  - list "Cartes":',
      '    - listitem:',
      '      - button "Carte 1, cachée"',
      '    - listitem:',
      '      - button "Carte 2, cachée"',
      '  - paragraph: 0 sur 3 paires mises de côté',
      '  - button "Valider" [disabled]',
    ],
  ],
  [
    'DIALOG_CARDS',
    'À retourner',
    '2 cartes',
    [
      '- region:',
      '  - paragraph: Répondez dans votre tête, puis tournez la carte.',
      '  - paragraph: Carte 1 sur 2',
      '  - button "Écouter la carte"',
      '  - button "Tourner la carte"',
    ],
  ],
  [
    'ACCORDION',
    'À déplier',
    '',
    [
      '- region:',
      '  - paragraph: Dépliez chaque partie et lisez-la.',
      '  - group: /.+/',
      '  - status: /^0 sur \\d+ parties lues$/',
      '  - button "Continuer"',
    ],
  ],
] as const

test.describe('A screen reader is given', { tag: ONE_WIDTH }, () => {
  test('the sign-in, with what each field is and which ones are required @M03 @W08', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Se connecter":
        - heading "Se connecter" [level=2]
        - button "Fermer"
        - textbox "Identifiant"
        - textbox "Mot de passe"
        - checkbox /Je suis sur un ordinateur partagé/
        - button "Se connecter"
        - button "Mot de passe oublié ?"
    `)
    for (const name of ['Identifiant', 'Mot de passe'])
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('required', '')
    await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click()
    const identifier = page.getByRole('textbox', { name: 'Identifiant' })
    await expect(identifier).toBeFocused()
    await expect(identifier).toHaveAttribute('aria-invalid', 'true')
    await expect(identifier).toHaveAccessibleDescription(/Votre adresse e-mail ou votre nom d’utilisateur .+/)
  })

  test('a path, with the slide that one is on @M03 @W08', async ({ page, signIn }) => {
    await open(page, await signIn(), 'MULTI_CHOICE', 'Le grand QCM', '1 question')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - button "Accueil"
        - heading "Le grand QCM" [level=1]
        - status: "Diapositive 1 sur 2 : Le grand QCM"
        - region "Diapositives du parcours":
          - group "Le grand QCM":
            - iframe
        - navigation "Navigation dans le parcours":
          - button "Précédent" [disabled]
          - button "Suivant"
    `)
  })

  test('the week, day by day @M03 @W08', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/scolaire')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - tablist "Parties de l’écran scolaire":
          - tab "Planning" [selected]
          - tab "Révisions"
          - tab "Aide aux devoirs"
        - tabpanel "Planning":
          - heading "Scolaire" [level=1]
          - heading /^[a-zéû]+ \\d{4}$/ [level=2]
          - button "Semaine précédente"
          - button "Semaine suivante"
          - heading /^Lundi \\d+$/ [level=3]
          - button /^\\+ Ajouter, lundi/
          - heading /^Mardi \\d+$/ [level=3]
          - button /^\\+ Ajouter, mardi/
    `)
  })

  test('the question to a teacher, field by field @M03 @W08', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/chat')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Chat Prof" [level=1]
        - region "Poser une question à votre professeur":
          - heading "Poser une question à votre professeur" [level=2]
          - combobox "Matière"
          - textbox "Description"
          - button "Démarrer la conversation" [disabled]
    `)
  })

  for (const [type, title, wish, lines] of ENGINES)
    test(`an exercise of the kind ${type}, with its task, its answers and its button @M03 @W08`, async ({
      page,
      signIn,
    }) => {
      const { frame } = await open(page, await signIn(), type, title, wish)
      await expect(frame.locator('body')).toMatchAriaSnapshot(lines.join('\n'))
    })
})
