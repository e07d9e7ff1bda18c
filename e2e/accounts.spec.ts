import { PASSWORD } from './support/crew.ts';
import { expect, signIn, test } from './support/withCrew.ts';

test('somebody opens an account', async ({ page, expectAccessible, keepScreen }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/register')) sent.push(request.url());
  });
  await page.goto('/register');
  const [password, confirm] = [
    page.getByLabel('Password', { exact: false }).first(),
    page.getByLabel('Confirm'),
  ];
  const create = page.getByRole('button', { name: 'Create account' });

  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Quist');
  await page.getByLabel('Email').fill('abc');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('invalid email')).toBeVisible();
  await page.getByRole('button', { name: /^Phone and level/ }).click();
  await page.getByLabel('Phone (text reminders)').fill('(801) 555-123');
  await page.getByLabel('Phone (text reminders)').blur();
  await expect(page.getByText('US Phone - 10 numbers')).toBeVisible();
  await password.fill('long enough');
  const eye = page.getByRole('button', { name: 'Show what is typed' }).first();
  await eye.click();
  await expect(password).toHaveAttribute('type', 'text');
  await eye.click();
  await confirm.fill('long enougH');
  await confirm.blur();
  await expect(page.getByText('passwords do not match', { exact: true })).toBeVisible();
  await expectAccessible();
  await keepScreen('register');

  await page.getByLabel('Email').fill(`nora-${crypto.randomUUID()}@example.org`);
  await page.getByLabel('Phone (text reminders)').fill('');
  await create.click();
  await expect(page.getByText('Passwords Do Not Match', { exact: true })).toBeVisible();
  await expect(password).toHaveValue('');
  await expect(confirm).toHaveValue('');
  expect(sent).toEqual([]);

  await password.fill('long enough');
  await confirm.fill('long enough');
  await create.click();
  await page.waitForURL('**/profile/myProfile');
  await expect(page.getByRole('button', { name: 'Welcome, Nora' })).toBeVisible();
});

test('somebody saves the profile, and is not asked for it again', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  await signIn(page, await crew.person('Nora'));
  await page.goto('/profile/myProfile');

  const phone = page.getByLabel('Phone (text reminders)');
  await phone.fill('801-555-12');
  await expect(phone).toHaveValue('80155512');
  await page.getByLabel('First name').fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('First Name Required')).toBeVisible();
  await expect(page.getByText('US Number 10 characters')).toBeVisible();
  const summary = page.getByRole('alert').filter({ hasText: 'First name is required.' });
  await expect(summary).toContainText('Phone number is invalid.');
  await expect(summary).toContainText('Please fix validation errors before saving.');

  await page.getByLabel('First name').fill('Nora');
  await phone.fill('+1 (801) 555-0134');
  await expect(phone).toHaveValue('8015550134');
  await page.getByLabel("Shirt, men's or women's").selectOption("Women's M");
  await expect(page.getByLabel('UTR member ID')).toHaveCount(0);
  await expectAccessible();
  await keepScreen('profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Shirt, men's or women's")).toHaveValue("Women's M");

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Nora' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('logging in leads on, asks for the profile, and out again', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const ana = await crew.person('Ana');
  await page.goto('/login?next=/tournaments');
  const form = page.getByRole('form', { name: 'Login' });
  await expect(form).toBeVisible();
  await expectAccessible();
  await keepScreen('login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill('ana');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();

  await form.getByLabel('Email').fill(ana.email);
  await form.getByLabel('Password').fill('wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('incorrect password, please try again')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('');
  await expect(form.getByLabel('Password')).toHaveValue('');

  await test.step('in Spanish, too', async () => {
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByLabel('Correo electrónico').fill(ana.email);
    await page.getByLabel('Contraseña').fill('wrong password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Contraseña incorrecta, inténtalo de nuevo')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
  });

  await form.getByLabel('Email').fill(ana.email);
  await form.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tournaments', exact: true })).toBeVisible();

  await page.goto('/');
  const asked = page.getByRole('dialog', { name: 'Please check your profile' });
  await expect(asked).toBeVisible();
  await expectAccessible();
  await asked.getByRole('button', { name: 'Later' }).click();
  await expect(asked).toBeHidden();
  await keepScreen('dashboard');

  await page.getByRole('button', { name: 'Welcome, Ana' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Log in to see your tournament listings')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a link to reset the password needs the same password twice and must be good', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible }) => {
  const ana = await crew.person('Ana');
  await page.goto('/reset/not-a-token');
  await page.getByRole('link', { name: 'Send a new one' }).click();
  await expect(page.getByRole('button', { name: 'Send recovery email' })).toBeVisible();
  // One that is used while its page is open.
  await page.route('**/auth/reset/*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { good: true } }) : route.fallback(),
  );
  await page.goto('/reset/not-a-token');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Email').fill(ana.email);
  await page.getByRole('textbox', { name: 'New password' }).fill('long enough');
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await page.getByLabel('Confirm password').fill('long enough');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password reset link is invalid or has expired')).toBeVisible();
});

test('a person changes the password, ends another session, and deletes the account', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const ana = await crew.person('Ana');
  await signIn(page, ana);
  await page.goto('/profile/security');
  const devices = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expectAccessible();
  await keepScreen('security');
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await expect(devices).toHaveCount(1);
  expect((await ana.api.get('/auth/sessions')).status()).toBe(401);

  await page.getByLabel('Current password').fill('not mine');
  await page.getByLabel('New password').fill('another secret');
  await page.getByLabel('Confirm password').fill('another secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(question).toContainText('are erased');
  await expectAccessible();
  await question.getByLabel('Your password, to confirm').fill('another secret');
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const answer = await page.request.post('/auth/login', {
    data: { email: ana.email, password: 'another secret' },
  });
  expect(await answer.json()).toEqual({ message: 'Email not found, please signup' });
});
