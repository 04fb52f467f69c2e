export const messages = {
  link: 'Lien d’invitation',
  hint: (date: string) => `Il marche une fois, jusqu’au ${date}. Il n’est montré qu’ici : copiez-le maintenant.`,
  copy: 'Copier le lien',
  copied: 'Copié',
  copyFailure: 'La copie n’est pas possible ici : sélectionnez le lien.',
}
