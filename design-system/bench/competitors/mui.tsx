import LibraryButton from "@mui/material/Button";
import LibraryCard from "@mui/material/Card";
import CssBaseline from "@mui/material/CssBaseline";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { useState } from "react";
import { OPTIONS, type CardProps, type Kit } from "../kit.ts";
import { Picture, Star } from "../kits/star.tsx";

const theme = createTheme();
const Provider: Kit["Provider"] = ({ children }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);
const Button = ({ name }: CardProps) => <LibraryButton variant="contained">{name}</LibraryButton>;
const Card = ({ name }: CardProps) => (
  <LibraryCard>
    <Picture />
    <Typography component="strong">{name}</Typography>
    <Typography variant="body2" color="textSecondary">
      Night Market
    </Typography>
    <LibraryButton variant="contained">Play</LibraryButton>
    <IconButton aria-label={`Favourite: ${name}`}>
      <Star />
    </IconButton>
  </LibraryCard>
);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState("fields");
  return (
    <>
      <LibraryButton variant="contained" onClick={() => setIsOpen(true)}>
        Open
      </LibraryButton>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle>Title</DialogTitle>
      </Dialog>
      <Tabs value={tab} onChange={(_event, value) => setTab(value)}>
        <Tab value="fields" label="Fields" />
        <Tab value="more" label="More" />
      </Tabs>
      {tab === "more" ? (
        <Typography>More</Typography>
      ) : (
        <>
          <TextField label="Name" />
          <TextField select label="Language" defaultValue="bn">
            {OPTIONS.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Card name="Ludo" />
        </>
      )}
    </>
  );
}

export const kit: Kit = { Provider, Page, Card, Button };
