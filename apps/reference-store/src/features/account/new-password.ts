/** What a form of a new password holds. */
export const valuesOf = (data: FormData) => ({
  password: `${data.get('password') ?? ''}`,
  confirmPassword: `${data.get('confirmPassword') ?? ''}`,
  captcha: `${data.get('captcha') ?? ''}`,
});

/** The backend's errors by the names of the form's fields. */
export const fieldsOf = (errors: Readonly<Record<string, string>>) => {
  const { newPassword, passwordAgain, captcha, email } = errors;
  return {
    ...(email && { email }),
    ...(captcha && { captcha }),
    ...(newPassword && { password: newPassword }),
    ...(passwordAgain && { confirmPassword: passwordAgain }),
  };
};
